/** What the form holds, by field name; the interests as a list. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(texts), interests: data.getAll('interests') as string[] };
}

export const sameContent = (one: Typed, other: Typed): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a form holds something else than it was sent with. */
export const isTypedInto = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
