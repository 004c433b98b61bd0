interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** A `mailto:` address that carries all that was typed, for when the form service can't be reached. */
export function mailInstead({ to, subject, lines }: Mail): string {
  const body = lines
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
