import { Chapter } from '../../components/chapter/chapter.tsx';
import { serviceSlugs } from '../../content/entries.ts';
import { entryPath } from '../../content/routes.ts';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { translation } from '../../request/translation.ts';
import styles from './situations.module.scss';

/** "Where to start": situations of a visitor, each with the service that suits. */
export function Situations() {
  const { t, href } = translation();
  const items = serviceSlugs.map((slug) => ({
    ...t(`pages.services.choose.items.${slug}`),
    to: entryPath('services', slug),
    label: t(`services.${slug}.name`),
  }));
  return (
    <Chapter heading={t('pages.services.choose.heading')} ground="white">
      <TitledList
        items={items}
        className={styles.situations}
        item={(words, { to, label }) => (
          <>
            {words}
            <TextLink href={href(to)}>{label}</TextLink>
          </>
        )}
      />
    </Chapter>
  );
}
