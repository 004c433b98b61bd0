import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

/**
 * Has React take over the form that stands in an element. What it was rendered with stands behind it
 * (sections/request-form/request-section.tsx).
 * @param touchedAt when the visitor first touched it, by the page's clock, in milliseconds
 */
export function hydrate(element: Element, touchedAt: number | undefined): void {
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '') as RequestFormProps;
  hydrateRoot(
    element,
    <StrictMode>
      <RequestForm {...props} touchedAt={touchedAt} />
    </StrictMode>,
  );
}
