import { TextLink } from '../../components/text-link/text-link.tsx';
import { caseStudies } from '../../content/case-studies.ts';
import type { ServiceSlug } from '../../content/entries.ts';
import { services } from '../../content/services.ts';
import { translation } from '../../i18n/translation.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import styles from './proof.module.scss';

/** A case study that shows the service at work. */
export function Proof({ slug }: { slug: ServiceSlug }) {
  const { t, href } = translation();
  const { proof } = services[slug];
  const { scene, ramp } = caseStudies[proof];
  return (
    <section className={styles.proof}>
      <SceneFrame name={scene} ramp={ramp} isNarrow className={styles.scene} />
      <div className={styles.text}>
        <h2>{t('interface.service.proof')}</h2>
        <p>{t(`services.${slug}.proof`)}</p>
        <TextLink href={href(`/case-studies/${proof}`)} className={styles.link}>
          {t(`caseStudies.${proof}.name`)}
        </TextLink>
      </div>
    </section>
  );
}
