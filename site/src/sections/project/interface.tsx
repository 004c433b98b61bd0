import { Title } from '../../components/title/title.tsx';
import type { TitledText } from '../../words/words.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './interface.module.scss';

interface InterfaceProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly TitledText[];
}

/** How the product meets its users: the thought above, three of its points below. */
export function Interface({ heading, paragraphs, points }: InterfaceProps) {
  const { t } = translation();
  return (
    <section className={styles.interface} aria-label={t('interface.project.interface')}>
      <div className={styles.inner}>
        <h2>
          <Title text={heading} />
        </h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{phrases(title)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
