/**
 * The shape of the words of each family of pages. One entry and language is one file; the template of
 * the family renders it. Facts without words (slugs, scenes, team sizes) are in `content/`.
 */

/** What a search engine, a browser tab and a shared link show. */
export interface MetaWords {
  /** Up to 60 characters, without the company's name: the root adds it. */
  title: string;
  /** One or two sentences, up to 160 characters. */
  description: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface Figure {
  value: string;
  label: string;
}

export interface Quotation {
  text: string;
  /** A role, never a name. */
  role: string;
  /** What kind of company, and where. */
  company: string;
}

/** A pictured detail and the sentence below it. */
export interface Picture {
  /** The text alternative: what can be seen. */
  alt: string;
  caption: string;
}

export interface CaseStudyWords {
  meta: MetaWords;
  /** The product's name or, where it has none, what it is. */
  name: string;
  /** One line that places it: "Restaurant platform, Vietnam and Japan". */
  kind: string;
  heading: string;
  lead: string;
  /** How lists and the home page tell it. */
  card: { title: string; text: string; link: string; figure: Figure };
  hero: { alt: string };
  facts: { industry: string; platform: string; team: string; duration: string };
  need: { lead: string; paragraphs: string[] };
  pictures: [Picture, Picture];
  solution: { lead: string; paragraphs: string[] };
  /** An architecture worth drawing: what it shows, and its text alternative. */
  diagram?: { heading: string; alt: string };
  did: TitledText[];
  result: { figures: Figure[]; paragraph: string; quotation: Quotation };
}

export interface ServiceWords {
  meta: MetaWords;
  name: string;
  /** One sentence for the menu. */
  menu: string;
  /** One or two sentences for lists. */
  summary: string;
  heading: string;
  lead: string;
  /** The button to the form: the service named as it is within a sentence. */
  request: string;
  scene: { alt: string };
  /** What the client gets to know first: why this service, for whom. */
  introduction: { heading: string; paragraphs: string[] };
  offers: { heading: string; items: TitledText[] };
  process: { heading: string; steps: TitledText[] };
  deliverables: { heading: string; items: string[] };
  technologies: { heading: string; text: string };
  questions: { heading: string; items: { question: string; answer: string }[] };
  /** The sentence above the link to a case study that shows the service at work. */
  proof: string;
}

export interface TechnologyWords {
  meta: MetaWords;
  name: string;
  summary: string;
  heading: string;
  lead: string;
  introduction: { heading: string; paragraphs: string[] };
  diagram: { heading: string; alt: string; caption: string };
  layers: { heading: string; items: TitledText[] };
  practice: { heading: string; items: TitledText[] };
  closing: { heading: string; text: string };
}

export interface ProjectWords {
  meta: MetaWords;
  name: string;
  kind: string;
  heading: string;
  lead: string;
  scene: { alt: string };
  strategy: { heading: string; paragraphs: string[] };
  interface: { heading: string; paragraphs: string[]; points: TitledText[] };
  testimonial: Quotation;
  request: { heading: string; text: string; link: string };
}

/** A page that is told in sections of prose: About, privacy policy and their like. */
export interface PageWords {
  meta: MetaWords;
  heading: string;
  lead: string;
}

/** The same keys and nesting as the English words, with any text as the value. */
export type Translated<English> = English extends string
  ? string
  : English extends readonly (infer Item)[]
    ? Translated<Item>[]
    : { [Key in keyof English]: Translated<English[Key]> };
