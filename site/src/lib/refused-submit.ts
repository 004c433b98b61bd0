/** Marks a form that a visitor tried to send before it was hydrated, and that the browser refused. */
export const refusedAttribute = 'data-refused';

/**
 * Keeps a first attempt to send a form that hydration has not reached yet: instead of the browser's
 * bubble, in the browser's language, the form's own errors appear as soon as it can show them.
 */
export function keepRefusedSubmit(): void {
  addEventListener(
    'invalid',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (!form || form.noValidate) return;
      event.preventDefault();
      form.setAttribute(refusedAttribute, '');
    },
    { capture: true },
  );
}
