import { locales } from '@sunfield/shared/locales';
import { translation } from '../../request/translation.ts';

interface LanguageLinksProps {
  readonly className?: string;
  /** What a language is shown as: its own name, or its shortened code. */
  readonly show: 'label' | 'short';
}

/** This page in each language: real links, each in its own language. */
export function LanguageLinks({ className, show }: LanguageLinksProps) {
  const { locale, hrefIn } = translation();
  return (
    <ul className={className}>
      {locales.map((option) => (
        <li key={option.value}>
          <a
            href={hrefIn(option.value)}
            lang={option.iso}
            hrefLang={option.iso}
            aria-current={option.value === locale ? 'true' : undefined}
            aria-label={show === 'short' ? `${option.short}, ${option.label}` : undefined}
          >
            {option[show]}
          </a>
        </li>
      ))}
    </ul>
  );
}
