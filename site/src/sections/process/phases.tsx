import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import points from '../common/points.module.scss';
import styles from './phases.module.scss';

/** The phases of a project along a line of light, each with its time and what the client receives. */
export function Phases() {
  const { t } = translation();
  const { heading, receive, items } = t('pages.project.phases');
  return (
    <section className={classNames(points.section, styles.phases)}>
      <h2>{phrases(heading)}</h2>
      <ol>
        {items.map((phase) => (
          <li key={phase.title}>
            <p className={styles.time}>{phase.time}</p>
            <div>
              <h3>{phrases(phase.title)}</h3>
              <p>{prose(phase.text)}</p>
            </div>
            <p className={styles.receive}>
              <span>{receive}</span>
              {phase.receive}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
