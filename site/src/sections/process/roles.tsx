import { classNames } from '../../components/class-names.ts';
import { CoatColors } from '../../components/coat-colors/coat-colors.tsx';
import { WholePicture } from '../../components/picture/picture.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from '../common/points.module.scss';

/** Whom each part is about: the client, the lead, the team, and somebody who stands outside. */
const people = [['client'], ['lead'], ['developer', 'colleague', 'tester'], ['manager']] as const;

/** Who does what: everybody where they sit, the client at the head of the table, and below each their part. */
export function Roles() {
  const { t } = translation();
  const { heading, items } = t('pages.project.roles');
  return (
    <section className={classNames(styles.section, styles.points)}>
      <h2>{phrases(heading)}</h2>
      <WholePicture of="roles" />
      <ul className={styles.roles}>
        {items.map(({ title, text }, part) => (
          <li key={title}>
            <h3>
              <CoatColors of={people[part] ?? []} /> {phrases(title)}
            </h3>
            <p>{prose(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
