import { classNames } from '../../components/class-names.ts';
import { WholePicture } from '../../components/picture/picture.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from '../common/points.module.scss';

interface AgreementProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** What is agreed, clause by clause on one page, at the moment that it is signed. */
export function Agreement({ heading, items }: AgreementProps) {
  return (
    <section className={classNames(styles.section, styles.points, styles.agreement)}>
      <div className={styles.sheet}>
        <h2>{phrases(heading)}</h2>
        <ol className={styles.ruled}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{phrases(title)}</h3>
              <p>{prose(text)}</p>
            </li>
          ))}
        </ol>
        <WholePicture of="signature" />
      </div>
    </section>
  );
}
