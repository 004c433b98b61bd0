'use client';

import type { Draft } from '@sunfield/shared/form-outcome';
import type { VisibleField } from '@sunfield/shared/project-request';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { ChoiceGroup } from '../../components/field/choice-group.tsx';
import { TextArea, TextField } from '../../components/field/field.tsx';
import { IconPath } from '../../components/icon/icon.tsx';
import type { FormWords } from './form-words.ts';
import { RequestNotice } from './request-notice.tsx';
import { referenceMark } from './send-request.ts';
import { useRequestForm, type RequestState } from './use-request-form.ts';
import styles from './request-form.module.scss';
import noticeStyles from './request-notice.module.scss';

/** Plain data: the browser gets them as JSON. */
export interface RequestFormProps {
  /** Where the form is posted to, with or without JavaScript. */
  readonly action: string;
  readonly words: FormWords;
  readonly locale: string;
  /** The path of this page, told in the e-mail and returned to without JavaScript. */
  readonly page: string;
  /** The address of an empty form. */
  readonly again: string;
  readonly countries: readonly string[];
  /** The paths of the icons in a choice that is not ticked, and in one that is. */
  readonly marks: { readonly off: string; readonly on: string };
  /** Where the policy stands. */
  readonly privacy: string;
  /** What became of a request sent without JavaScript. */
  readonly initial: RequestState;
  readonly draft: Pick<Draft, 'interests' | 'values'>;
  /** When the visitor first touched the form, by the page's clock, in milliseconds. */
  readonly touchedAt?: number | undefined;
}

const nameTokens = { firstName: 'given-name', lastName: 'family-name' } as const;

const fieldId = (name: string) => `request-${name}`;

/** The project request form (docs/product.md, "Request form"). Posts natively until it is hydrated. */
export function RequestForm({ action, words, initial, draft, ...props }: RequestFormProps) {
  const { state, form, outcome, touch, edit, submit, restart } = useRequestForm(
    action,
    initial,
    props.touchedAt,
  );
  const { status, errors, sent } = state;

  if (status === 'sent') {
    return (
      <RequestNotice ref={outcome} tone="good" {...words.sent}>
        {sent && <p>{words.sent.reference.replace(referenceMark, sent.reference)}</p>}
        {sent && <ButtonLink href={sent.url}>{words.sent.follow}</ButtonLink>}
        <a
          className={noticeStyles.mail}
          href={props.again}
          onClick={(event) => {
            event.preventDefault();
            restart();
          }}
        >
          {words.sent.another}
        </a>
      </RequestNotice>
    );
  }

  const field = (name: Exclude<VisibleField, 'interests'>) => {
    const { label, required, messages, maxLength } = words.fields[name];
    const code = errors[name];
    return {
      id: fieldId(name),
      name,
      label,
      required,
      maxLength,
      error: code && messages[code],
      defaultValue: draft.values[name],
    };
  };

  const wrong = Object.entries(words.fields).flatMap(([name, { label, messages }]) => {
    const code = errors[name as VisibleField];
    return code ? [{ fieldId: fieldId(name), text: label + words.separator + messages[code] }] : [];
  });

  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      method="post"
      aria-label={words.label}
      onFocus={touch}
      onInput={(event) => void edit(event)}
      onSubmit={(event) => void submit(event)}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          ref={outcome}
          heading={words.summaries[wrong.length - 1] ?? ''}
          errors={wrong}
        />
      )}
      {(status === 'failed' || status === 'busy') && (
        <RequestNotice ref={outcome} tone="bad" {...words[status]} mail={{ words, form, draft }} />
      )}
      <p className={styles.note}>{words.requiredNote}</p>
      {words.names.map((name) => (
        <TextField key={name} {...field(name)} type="text" autoComplete={nameTokens[name]} />
      ))}
      <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('company')} type="text" autoComplete="organization" />
      <TextField
        {...field('country')}
        type="text"
        autoComplete="country-name"
        list="request-countries"
      />
      <datalist id="request-countries">
        {props.countries.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <TextArea {...field('message')} wide placeholder={words.messagePlaceholder} />
      <ChoiceGroup
        id={fieldId('interests')}
        name="interests"
        legend={words.fields.interests.label}
        error={errors.interests && words.fields.interests.messages[errors.interests]}
        choices={words.interests.map((choice) => ({
          ...choice,
          checked: draft.interests.includes(choice.value),
        }))}
        marks={{ off: <IconPath path={props.marks.off} />, on: <IconPath path={props.marks.on} /> }}
      />
      <input type="hidden" name="locale" value={props.locale} />
      <input type="hidden" name="page" value={props.page} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.honeypot.label}
          {/* Managers of passwords have names of their own for what they are to leave alone. */}
          <input
            type="text"
            name={words.honeypot.name}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
            data-form-type="other"
          />
        </label>
      </div>
      <div className={styles.end}>
        <Button type="submit" size="large" aria-disabled={status === 'sending'}>
          {status === 'sending' ? words.sending : words.send}
        </Button>
        <p>
          {words.privacy.text} <a href={props.privacy}>{words.privacy.link}</a>
        </p>
      </div>
      <p className={styles.status} role="status">
        {status === 'sending' && words.sending}
      </p>
    </form>
  );
}
