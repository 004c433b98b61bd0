import { Chapter } from '../../components/chapter/chapter.tsx';
import { CoatColors } from '../../components/coat-colors/coat-colors.tsx';
import { WholePicture } from '../../components/picture/picture.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { translation } from '../../request/translation.ts';
import styles from './roles.module.scss';

/** Whom each part is about: the client, the lead, the team, and somebody who stands outside. */
const people = [['client'], ['lead'], ['developer', 'colleague', 'tester'], ['manager']] as const;

/** Who does what: everybody where they sit, the client at the head of the table, and below each their part. */
export function Roles() {
  const { t } = translation();
  const { heading, items } = t('pages.project.roles');
  return (
    <Chapter heading={heading}>
      <WholePicture of="roles" />
      <TitledList
        items={items}
        className={styles.roles}
        item={(words, _, index) => (
          <>
            <CoatColors of={people[index] ?? []} />
            {words}
          </>
        )}
      />
    </Chapter>
  );
}
