import { requestFormId } from '@sunfield/shared/form-outcome';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { getInTouch } from '../../content/navigation.ts';
import { serviceSlugs } from '../../content/entries.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { translation } from '../../request/translation.ts';
import styles from './situations.module.scss';

/** "Where to start": situations of a visitor, each with the service that suits; last, a link to the form. */
export function Situations() {
  const { t, href } = translation();
  const { heading, text } = t('pages.services.closing');
  const items = serviceSlugs.map((slug) => ({
    ...t(`pages.services.choose.items.${slug}`),
    to: `/services/${slug}`,
    label: t(`services.${slug}.name`),
  }));
  items.push({
    title: heading,
    text,
    to: `${getInTouch.path}#${requestFormId}`,
    label: t(getInTouch.label),
  });
  return (
    <Chapter heading={t('pages.services.choose.heading')} ground="white">
      <TitledList
        items={items}
        className={styles.situations}
        item={(words, { to, label }) => (
          <>
            {words}
            <a href={href(to)}>
              {label} <Icon name="arrow" />
            </a>
          </>
        )}
      />
    </Chapter>
  );
}
