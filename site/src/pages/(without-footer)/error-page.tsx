import { company } from '@sunfield/shared/company';
import { ErrorMessage } from '../../components/error-message/error-message.tsx';
import { translation } from '../../request/translation.ts';
import { withPageHooks } from '../../request/page-hooks.ts';
import { currentRequest } from '../../request/current-request.ts';
import { asPageError, errorOf } from '../../request/page-error.ts';

function ErrorPage() {
  const { t } = translation();
  return (
    <>
      <title data-page="">{`${t('interface.error.server.title')} · ${company.name}`}</title>
      <meta data-page="" name="robots" content="noindex" />
      <ErrorMessage {...(errorOf(currentRequest()) ?? asPageError(undefined))} />
    </>
  );
}

export default withPageHooks({ middleware: ['internal'] }, ErrorPage);

export const getConfig = () => ({ render: 'dynamic' }) as const;
