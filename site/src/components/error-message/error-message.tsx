import { company } from '@sunfield/shared/company';
import { caseStudiesLink, getInTouch, home } from '../../content/navigation.ts';
import { Land } from '../land/land.tsx';
import { WholePicture } from '../picture/picture.tsx';
import { phrases } from '../phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import type { PageError } from '../../request/page-error.ts';
import { ButtonLink } from '../button/button.tsx';
import { FirstScreenEnd } from '../first-screen-end/first-screen-end.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './error-message.module.scss';

/** What an error page says, on land that goes on without the page (docs/product.md, "Errors"). */
export function ErrorMessage({ status, code }: PageError) {
  const { t, href } = translation();
  const kind = code === 'notFound' ? 'notFound' : 'server';
  const message =
    code === 'unknownMiddleware'
      ? t('interface.error.unknownMiddleware')
      : t(`interface.error.${kind}.message`);
  return (
    <section className={styles.section}>
      <Land name="hill" ramp="honey" />
      <div className={styles.inner}>
        <p className={styles.status}>{t('interface.error.status', { status })}</p>
        <h1>{phrases(t('interface.error.heading'))}</h1>
        <p className={styles.message}>{phrases(message)}</p>
        <p className={styles.help}>{t(`interface.error.${kind}.help`, { email: company.email })}</p>
        <p className={styles.ways}>
          <ButtonLink size="large" tone="ink" href={href(home.path)}>
            {t('interface.error.toHome')}
          </ButtonLink>
          {[caseStudiesLink, getInTouch].map(({ path, label }) => (
            <TextLink key={path} href={href(path)}>
              {t(label)}
            </TextLink>
          ))}
        </p>
        <div className={styles.picture}>
          <WholePicture of={kind === 'notFound' ? 'lostTicket' : 'tornTicket'} isPriority />
        </div>
      </div>
      <FirstScreenEnd />
    </section>
  );
}
