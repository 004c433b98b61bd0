import { expect, type Page } from '@playwright/test';
import type { InterestId } from '@sunfield/shared/project-request';
import type { Visitor } from './visitors.ts';

/** The request form of a page, found the way a visitor finds it: by its labels' fields. */
export function requestForm(page: Page) {
  const form = page.locator('#request form');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    submit: form.locator('button[type=submit]'),
    summary: form.getByRole('alert'),
    interest: (id: InterestId) => form.locator(`[name=interests][value="${id}"]`),
    /** Touches it as a visitor does, and waits until React has taken it over: before, the browser sends it as it is. */
    async touched() {
      await form.locator('input').first().focus();
      await expect(form).toHaveJSProperty('noValidate', true);
    },
    error: (name: string) => form.locator(`#request-${name}-error`),
    async fill(visitor: Visitor, email: string, interests: readonly InterestId[] = []) {
      for (const [name, value] of Object.entries({ ...visitor, email })) {
        await field(name).fill(value);
      }
      for (const id of interests) await form.locator(`label:has([value="${id}"])`).click();
    },
  };
}
