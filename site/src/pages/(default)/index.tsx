import { company } from '@sunfield/shared/company';
import { currentLocale } from '../../i18n/current-locale.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function HomePage({ path, query }: { path: string; query: string }) {
  const { locale } = currentLocale();
  const t = createTranslator(locale);
  return (
    <main>
      <title>{`${t('home.meta.title')} · ${company.name}`}</title>
      <h1>
        {t('home.hero.title.first')} {t('home.hero.title.second')}
      </h1>
      <p>{t('home.hero.lead')}</p>
      <RequestSection
        locale={locale}
        path={path}
        query={query}
        heading={t('home.request.heading')}
      />
    </main>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
