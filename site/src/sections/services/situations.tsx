import { requestFormId } from '@sunfield/shared/form-outcome';
import { serviceSlugs } from '../../content/entries.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './situations.module.scss';

/** "Where to start": situations of a visitor, each with the service that suits; last, a link to the form. */
export function Situations() {
  const { t, href } = translation();
  const { heading, text } = t('pages.services.closing');
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
          <a href={href(`/get-in-touch#${requestFormId}`)}>
            {t('interface.navigation.getInTouch')} <Icon name="arrow" />
          </a>
        </li>
      </ul>
    </section>
  );
}
