import { Chapter } from '../../components/chapter/chapter.tsx';
import { Facts } from '../../components/facts/facts.tsx';
import { prose } from '../../components/phrases/phrases.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { translation } from '../../request/translation.ts';
import styles from './engagement-models.module.scss';

/** The ways of working together, each with whom it suits, how it is paid and how it changes. */
export function EngagementModels() {
  const { t } = translation();
  const { heading, items, ...labels } = t('pages.pricing.models');
  return (
    <Chapter heading={heading}>
      <TitledList
        items={items}
        form="ruled"
        className={styles.models}
        item={(words, model) => (
          <>
            <div>{words}</div>
            <Facts
              className={styles.facts}
              facts={(['suits', 'paid', 'change'] as const).map((name) => [
                labels[name],
                prose(model[name]),
              ])}
            />
          </>
        )}
      />
    </Chapter>
  );
}
