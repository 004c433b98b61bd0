import { Chapter } from '../../components/chapter/chapter.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Portrait } from '../../components/portrait/portrait.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { colleagues } from '../../content/people.ts';
import { translation } from '../../request/translation.ts';
import styles from './people.module.scss';

/** The people a client meets: portrait, name and role, and what each does in the first month. */
export function People() {
  const { t } = translation();
  const { heading, text, roles } = t('pages.about.people');
  return (
    <Chapter heading={heading} aside={<p>{prose(text)}</p>} className={styles.chapter}>
      <TitledList
        items={colleagues.map(({ role, name, ...colleague }) => ({
          ...colleague,
          title: name,
          text: roles[role].text,
          role: roles[role].title,
        }))}
        className={styles.people}
        item={(words, { portrait, role, since }) => (
          <>
            <Portrait of={portrait} className={styles.portrait} />
            <div>
              <p className={styles.role}>{phrases(role)}</p>
              {words}
              <p className={styles.since}>{t('pages.about.people.since', { year: since })}</p>
            </div>
          </>
        )}
      />
    </Chapter>
  );
}
