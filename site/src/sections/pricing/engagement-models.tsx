import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './engagement-models.module.scss';

/** The ways of working together, each with whom it suits, how it is paid and how it changes. */
export function EngagementModels() {
  const { t } = translation();
  const { heading, items, ...labels } = t('pages.pricing.models');
  return (
    <section className={styles.models}>
      <h2>{phrases(heading)}</h2>
      <ul>
        {items.map((model) => (
          <li key={model.title}>
            <div>
              <h3>{phrases(model.title)}</h3>
              <p>{prose(model.text)}</p>
            </div>
            <dl>
              {(['suits', 'paid', 'change'] as const).map((name) => (
                <div key={name}>
                  <dt>{labels[name]}</dt>
                  <dd>{prose(model[name])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
