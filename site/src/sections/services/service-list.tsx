import { Chapter } from '../../components/chapter/chapter.tsx';
import { serviceSlugs } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { ServiceRows } from '../common/service-rows.tsx';

/** All five services. */
export function ServiceList() {
  const { t } = translation();
  return (
    <Chapter heading={t('pages.services.list.heading')}>
      <ServiceRows slugs={serviceSlugs} />
    </Chapter>
  );
}
