import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { CoatColors } from '../../components/coat-colors/coat-colors.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { getInTouch } from '../../content/navigation.ts';
import { roles } from '../../content/people.ts';
import { translation } from '../../request/translation.ts';
import styles from './people.module.scss';

/** The people a client meets at one table, and what each does in the first month. */
export function People() {
  const { t, href } = translation();
  const words = t('pages.about.people');
  return (
    <Chapter heading={words.heading} aside={<p>{prose(words.text)}</p>}>
      <Picture of="table" className={styles.table} />
      <p className={styles.month}>{phrases(words.month)}</p>
      <TitledList
        items={roles.map((role) => ({ ...role, ...words.roles[role.id] }))}
        className={styles.people}
        mark={({ coat }) => <CoatColors of={[coat]} />}
        item={(text, { portrait }) => (
          <>
            {portrait && <Picture of={portrait} className={styles.portrait} />}
            {text}
          </>
        )}
      />
      <ButtonLink href={href(getInTouch.path)}>{t(getInTouch.label)}</ButtonLink>
    </Chapter>
  );
}
