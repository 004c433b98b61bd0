import { Chapter } from '../../components/chapter/chapter.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './questions.module.scss';

interface QuestionsProps {
  readonly heading: string;
  readonly items: readonly { question: string; answer: string }[];
}

/** Questions that clients ask first; each opens its answer. */
export function Questions({ heading, items }: QuestionsProps) {
  return (
    <Chapter heading={heading} form="beside">
      <div className={styles.questions}>
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{phrases(question)}</h3>
              <Icon name="plus" />
            </summary>
            <p>{prose(answer)}</p>
          </details>
        ))}
      </div>
    </Chapter>
  );
}
