import { requestFormId } from '@sunfield/shared/form-outcome';
import { ButtonLink } from '../../components/button/button.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import type { ServiceSlug } from '../../content/entries.ts';
import { getInTouch } from '../../content/navigation.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { services } from '../../content/services.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './service-hero.module.scss';

/** What the service is, beside a scene that runs off the page's edge. */
export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const { t, href } = translation();
  const { heading, lead, scene } = t(`services.${slug}`);
  const { ramp } = services[slug];
  return (
    <section className={classNames(styles.hero, `ramp-${ramp}`)}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{phrases(heading)}</h1>
          <p className={styles.lead}>{prose(lead)}</p>
          <ButtonLink size="large" href={href(`${getInTouch.path}#${requestFormId}`)}>
            {phrases(t('interface.navigation.getInTouch'))}
          </ButtonLink>
        </div>
        <Picture
          of={entryPicture('services', slug)}
          alt={scene.alt}
          isPriority
          isNarrow
          className={styles.scene}
        />
      </div>
      <FirstScreenEnd />
    </section>
  );
}
