/** Marks a form that a visitor tried to send before it was hydrated, and that the browser refused. */
export const refusedAttribute = 'data-refused';

/** How long a visitor waits for the form's own errors, in ms, before the browser's bubble says them. */
const patience = 2000;

/**
 * Keeps a first attempt to send a form that hydration has not reached yet: instead of the browser's
 * bubble, in the browser's language, the form's own errors appear as soon as it can show them. Where that
 * takes too long, or never comes, the browser has its say.
 */
export function keepRefusedSubmit(): void {
  const impatient = new WeakSet<HTMLFormElement>();
  const giveUp = (form: HTMLFormElement) => {
    if (!form.hasAttribute(refusedAttribute)) return;
    impatient.add(form);
    form.reportValidity();
    // Hydration may still show the form's own errors, but not send what is being corrected.
    form.addEventListener('input', () => form.removeAttribute(refusedAttribute), { once: true });
  };
  addEventListener(
    'invalid',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (!form || form.noValidate || impatient.has(form)) return;
      event.preventDefault();
      if (form.hasAttribute(refusedAttribute)) return;
      form.setAttribute(refusedAttribute, '');
      setTimeout(() => giveUp(form), patience);
    },
    { capture: true },
  );
}
