import { Chapter } from '../../components/chapter/chapter.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { translation } from '../../request/translation.ts';
import styles from './phases.module.scss';

/** The phases of a project along a line of light, each with its time and what the client receives. */
export function Phases() {
  const { t } = translation();
  const { heading, receive, items } = t('pages.project.phases');
  return (
    <Chapter heading={heading}>
      <TitledList
        items={items}
        isOrdered
        className={styles.phases}
        item={(words, phase) => (
          <>
            <p className={styles.time}>{phase.time}</p>
            <div>{words}</div>
            <p className={styles.receive}>
              <span>{receive}</span>
              {phase.receive}
            </p>
          </>
        )}
      />
    </Chapter>
  );
}
