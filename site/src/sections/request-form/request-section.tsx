import type { ReactNode } from 'react';
import { requestFormId, requestOutcomeId } from '@sunfield/shared/form-outcome';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import { BrandMark } from '../../components/brand/brand-mark.tsx';
import { classNames } from '../../components/class-names.ts';
import { Land } from '../../components/land/land.tsx';
import { pageLands } from '../../content/lands.ts';
import { markets } from '../../content/markets.ts';
import { beforeRequest, privacyLink } from '../../content/navigation.ts';
import { answering } from '../../content/people.ts';
import { interestOf } from '../../content/queries.ts';
import { iconPaths } from '../../components/icon/icon.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Portrait } from '../../components/portrait/portrait.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { asJson } from '../../metadata/as-json.ts';
import { currentRequest } from '../../request/current-request.ts';
import { translation } from '../../request/translation.ts';
import { environment } from '../../environment.ts';
import type { TitledText } from '../../words/words.ts';
import { formWords } from '../../islands/request-form/form-words.ts';
import { RequestForm, type RequestFormProps } from '../../islands/request-form/request-form.tsx';
import { HoursChart } from './hours-chart.tsx';
import { outcomeOf } from './outcome.ts';
import styles from './request-section.module.scss';

interface RequestSectionProps {
  readonly heading: string;
  readonly lead: string;
  /** What follows a request, and when; the form's own where a page promises nothing else. */
  readonly promises?: readonly TitledText[];
  readonly messagePlaceholder?: string;
  /** The page is about nothing else, and begins with it. */
  readonly isWholePage?: boolean;
  /** What lies on the paper that the form stands on. */
  readonly children?: ReactNode;
}

const countryNames = (locale: Locale) => {
  const { iso } = localeOption(locale);
  const names = new Intl.DisplayNames([iso], { type: 'region' });
  return markets.map((code) => names.of(code) ?? code).sort(new Intl.Collator(iso).compare);
};

/**
 * The project request form beside who answers, and the reasons to write. The page's query may tick an interest, and
 * tell what became of a request that was sent without JavaScript.
 */
export function RequestSection({
  heading,
  lead,
  isWholePage,
  children,
  ...own
}: RequestSectionProps) {
  const { t, locale, href } = translation();
  const { pathname: path, search: query } = new URL(currentRequest().url);
  const Heading = isWholePage ? 'h1' : 'h2';
  const promises = own.promises ?? t('form.promises');
  const words = formWords(t, locale);
  const messagePlaceholder = own.messagePlaceholder ?? words.messagePlaceholder;
  const { initial, draft } = outcomeOf(query, locale);
  const interest = interestOf(query);
  const interests = interest && initial.status === 'idle' ? [interest] : draft.interests;
  const form: RequestFormProps = {
    action: `${environment().FORM_SERVICE_URL}/project-requests`,
    words: { ...words, messagePlaceholder },
    locale,
    page: path,
    again: href(`${path}#${requestFormId}`),
    countries: countryNames(locale),
    marks: { off: iconPaths.plus, on: iconPaths.check },
    privacy: href(privacyLink.path),
    initial,
    draft: { values: draft.values, interests },
  };
  return (
    <section
      id={requestFormId}
      className={classNames(styles.section, isWholePage && styles.wholePage)}
    >
      <Land {...pageLands.home} anchor="corner" className={styles.land} />
      <div className={styles.inner}>
        <div className={styles.reasons}>
          <Heading>{phrases(heading)}</Heading>
          <p className={styles.lead}>{prose(lead)}</p>
          <ul className={styles.answering}>
            {answering.map(({ name, role, portrait }) => (
              <li key={name}>
                <Portrait of={portrait} className={styles.portrait} />
                <p>
                  <b>{name}</b>
                  {t(`pages.about.people.roles.${role}.title`)}
                </p>
              </li>
            ))}
          </ul>
          <ol className={styles.promises}>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <b>{phrases(title)}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <HoursChart />
        </div>
        <div id={requestOutcomeId} className={styles.form}>
          {children}
          <BrandMark />
          {/* React takes it over when it is touched, or where it tells what became of a request. */}
          <div data-island={initial.status === 'idle' ? 'touched' : 'now'}>
            <RequestForm {...form} />
          </div>
          <script type="application/json" dangerouslySetInnerHTML={{ __html: asJson(form) }} />
        </div>
        <ul className={styles.before}>
          {beforeRequest
            .filter((link) => link.path !== path)
            .map(({ path: to, label }) => (
              <li key={to}>
                <TextLink href={href(to)}>{t(label)}</TextLink>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
