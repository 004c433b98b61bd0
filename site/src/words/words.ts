/** The shapes of words that components of several pages take; all others are what the English words are. */

/** What a search engine, a browser tab and a shared link show. */
export interface MetaWords {
  /** Up to 60 characters, without the company's name: metadata/metadata.tsx adds it. */
  readonly title: string;
  /** One or two sentences, up to 160 characters. */
  readonly description: string;
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface QuotationWords {
  readonly text: string;
  /** Name and role, or the role alone. */
  readonly role: string;
  /** What kind of company, and where. */
  readonly company: string;
}
