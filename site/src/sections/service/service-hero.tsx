import { requestFormId } from '@sunfield/shared/form-outcome';
import { ButtonLink } from '../../components/button/button.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import type { ServiceSlug } from '../../content/entries.ts';
import { services } from '../../content/services.ts';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import styles from './service-hero.module.scss';

/** What the service is, beside a scene that runs off the page's edge. */
export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const { t, href } = translation();
  const { heading, lead, request, scene } = t(`services.${slug}`);
  const { ramp, scene: sceneName } = services[slug];
  return (
    <section className={classNames(styles.hero, `ramp-${ramp}`)}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <ButtonLink size="large" href={href(`/get-in-touch#${requestFormId}`)}>
            {request}
          </ButtonLink>
        </div>
        <SceneFrame
          name={sceneName}
          ramp={ramp}
          alt={scene.alt}
          isPriority
          className={styles.scene}
        />
      </div>
      <FirstScreenEnd />
    </section>
  );
}
