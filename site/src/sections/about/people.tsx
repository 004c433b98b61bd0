import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { CoatColors } from '../../components/coat-colors/coat-colors.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { roles } from '../../content/people.ts';
import { translation } from '../../request/translation.ts';
import styles from './people.module.scss';

/** The people a client meets at one table, and what each does in the first month. */
export function People() {
  const { t, href } = translation();
  const words = t('pages.about.people');
  return (
    <Chapter heading={words.heading} aside={<p>{prose(words.text)}</p>} className={styles.people}>
      <Picture of="table" className={styles.table} />
      <h3>{phrases(words.month)}</h3>
      <ul>
        {roles.map(({ id, coat, portrait }) => (
          <li key={id}>
            {portrait && <Picture of={portrait} className={styles.portrait} />}
            <h4>
              <CoatColors of={[coat]} /> {phrases(words.roles[id].title)}
            </h4>
            <p>{prose(words.roles[id].text)}</p>
          </li>
        ))}
      </ul>
      <ButtonLink href={href('/get-in-touch')}>{t('interface.navigation.getInTouch')}</ButtonLink>
    </Chapter>
  );
}
