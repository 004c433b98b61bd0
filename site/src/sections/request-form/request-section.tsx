import { requestFormId } from '@sunfield/shared/form-outcome';
import type { InterestId } from '@sunfield/shared/project-request';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import { markets } from '../../content/markets.ts';
import { Icon } from '../../drawings/icon/icon.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { readEnvironment } from '../../lib/environment.ts';
import { formWords } from './form-words.ts';
import { outcomeOf } from './outcome.ts';
import { RequestForm } from './request-form.tsx';
import styles from './request-section.module.scss';

interface RequestSectionProps {
  readonly locale: Locale;
  readonly path: string;
  readonly query: string;
  readonly heading: string;
  /** Ticked from the start, on a page about it. */
  readonly interest?: InterestId;
}

const countryNames = (locale: Locale) => {
  const { iso } = localeOption(locale);
  const names = new Intl.DisplayNames([iso], { type: 'region' });
  return markets.map((code) => names.of(code) ?? code).sort(new Intl.Collator(iso).compare);
};

/** The project request form beside the reasons to write. */
export function RequestSection({ locale, path, query, heading, interest }: RequestSectionProps) {
  const t = createTranslator(locale);
  const { initial, draft } = outcomeOf(query);
  const interests = interest && initial.status === 'idle' ? [interest] : draft.interests;
  return (
    <section id={requestFormId} className={styles.section}>
      <div className={styles.inner}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.lead}>{t('form.lead')}</p>
          <ol className={styles.promises}>
            {t('form.promises').map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <RequestForm
          action={`${readEnvironment().FORM_SERVICE_URL}/project-requests`}
          words={formWords(t)}
          locale={locale}
          page={path}
          countries={countryNames(locale)}
          marks={{ off: <Icon name="plus" />, on: <Icon name="check" /> }}
          privacy={
            <p>
              {t('form.privacy.text')} <a href="/privacy-policy">{t('form.privacy.link')}</a>
            </p>
          }
          initial={initial}
          draft={{ values: draft.values, interests }}
        />
      </div>
    </section>
  );
}
