import { serviceSlugs, type ServiceSlug } from '../../content/entries.ts';
import { entryPath } from '../../content/routes.ts';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './other-services.module.scss';

/** The ways to the other four services. */
export function OtherServices({ slug }: { slug: ServiceSlug }) {
  const { t, href } = translation();
  return (
    <nav className={styles.others} aria-labelledby="other-services">
      <h2 id="other-services">{phrases(t('interface.service.other'))}</h2>
      <ul>
        {serviceSlugs
          .filter((other) => other !== slug)
          .map((other) => (
            <li key={other}>
              <a href={href(entryPath('services', other))}>
                <Pictogram name={other} className={styles.pictogram} />
                <b>{phrases(t(`services.${other}.name`))}</b>
                <span>{phrases(t(`services.${other}.menu`))}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
