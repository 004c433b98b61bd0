import type { FieldErrors } from '@sunfield/shared/project-request';
import type { Typed } from './typed.ts';

/** zod comes with the schema, so both are loaded when the form is first touched. */
export const loadSchema = () => import('@sunfield/shared/project-request');

/** The errors of what was typed, or undefined where there are none: the form service looks again. */
export async function findErrors(typed: Typed): Promise<FieldErrors | undefined> {
  try {
    const { validateProjectRequest } = await loadSchema();
    const validation = validateProjectRequest(typed);
    return validation.ok ? undefined : validation.errors;
  } catch {
    return undefined;
  }
}
