import { ButtonLink } from '../../components/button/button.tsx';
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
    <section className={styles.people}>
      <div className={styles.head}>
        <h2>{phrases(words.heading)}</h2>
        <p>{prose(words.text)}</p>
      </div>
      <Picture of="table" className={styles.table} />
      <h3 className={styles.month}>{phrases(words.month)}</h3>
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
    </section>
  );
}
