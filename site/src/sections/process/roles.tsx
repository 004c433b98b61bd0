import { classNames } from '../../components/class-names.ts';
import { WholePicture } from '../../components/picture/picture.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from '../common/points.module.scss';

/** Who does what: everybody where they sit, the client at the head of the table, and below each their part. */
export function Roles() {
  const { t } = translation();
  const { heading, items } = t('pages.project.roles');
  return (
    <section className={classNames(styles.section, styles.points)}>
      <h2>{phrases(heading)}</h2>
      <WholePicture of="roles" />
      <ul className={styles.roles}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
