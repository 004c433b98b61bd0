import { TextLink } from '../../components/text-link/text-link.tsx';
import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import { WorkFacts } from './work-facts.tsx';
import styles from './work.module.scss';

/** One case study as a story: its scene, what it was, and the figure or facts that stay in mind. */
export function Work({ slug }: { slug: CaseStudySlug }) {
  const { t, href } = translation();
  const { kind, card, facts } = t(`caseStudies.${slug}`);
  const { scene, ramp, composition } = caseStudies[slug];
  return (
    <article className={classNames(styles.work, styles[composition])}>
      <SceneFrame name={scene} ramp={ramp} className={styles.picture} />
      <div className={styles.title}>
        <p className={styles.kind}>{kind}</p>
        <h3>{card.title}</h3>
      </div>
      <div className={styles.story}>
        <p>{card.text}</p>
        {composition === 'left' && <WorkFacts facts={facts} />}
        <TextLink href={href(`/case-studies/${slug}`)} className={styles.link}>
          {card.link}
        </TextLink>
      </div>
      {composition !== 'left' && (
        <p className={styles.figure}>
          <strong>{card.figure.value}</strong>
          <span>{card.figure.label}</span>
        </p>
      )}
    </article>
  );
}
