import { company } from '@sunfield/shared/company';
import { ErrorMessage } from '../../components/error-message/error-message.tsx';
import { translation } from '../../request/translation.ts';

export default function NotFoundPage() {
  const { t } = translation();
  return (
    <>
      <title data-page="">{`${t('interface.error.notFound.title')} · ${company.name}`}</title>
      <meta data-page="" name="robots" content="noindex" />
      <ErrorMessage status={404} code="notFound" />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
