import { requestFormId } from '@sunfield/shared/form-outcome';
import { serviceSlugs } from '../../content/entries.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './situations.module.scss';

/** Where somebody stands, and the service to begin with; last, the way to ask for it. */
export function Situations() {
  const { t, href } = translation();
  const { heading, text, link } = t('pages.services.closing');
  return (
    <section className={styles.situations}>
      <h2>{phrases(t('pages.services.choose.heading'))}</h2>
      <ul>
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <h3>{phrases(t(`pages.services.choose.items.${slug}.title`))}</h3>
            <p>{prose(t(`pages.services.choose.items.${slug}.text`))}</p>
            <a href={href(`/services/${slug}`)}>
              {t(`services.${slug}.name`)} <Icon name="arrow" />
            </a>
          </li>
        ))}
        <li>
          <h3>{phrases(heading)}</h3>
          <p>{prose(text)}</p>
          <a href={href(`/contact#${requestFormId}`)}>
            {link} <Icon name="arrow" />
          </a>
        </li>
      </ul>
    </section>
  );
}
