import { company } from '@sunfield/shared/company';
import { submitRequest } from '../../content/navigation.ts';
import { Land } from '../land/land.tsx';
import { phrases } from '../phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { ButtonLink } from '../button/button.tsx';
import styles from './call-to-action.module.scss';

const headingId = 'call-to-action';

/** The call to action above the footer: a question, and the button that leads to a request. */
export function CallToAction() {
  const { t, href } = translation();
  return (
    <section className={styles.section} aria-labelledby={headingId} data-footer>
      <Land name="hill" ramp="honey" />
      <div className={styles.inner}>
        <h2 id={headingId}>{phrases(t('interface.callToAction.heading'))}</h2>
        <p className={styles.actions}>
          <ButtonLink size="large" tone="ink" href={href(submitRequest.path)}>
            {phrases(t('interface.callToAction.button'))}
          </ButtonLink>
          <a className={styles.email} href={`mailto:${company.email}`}>
            {t('interface.callToAction.write', { email: company.email })}
          </a>
        </p>
      </div>
      <Land name="footland" ramp="foot" className={styles.edge} />
    </section>
  );
}
