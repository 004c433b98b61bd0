import { requestFormId } from '@sunfield/shared/form-outcome';
import { company } from '@sunfield/shared/company';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { translation } from '../../request/translation.ts';
import styles from './contact-ways.module.scss';

/** E-mail, telephone and form: what each is best for, and the way there. */
export function ContactWays() {
  const { t } = translation();
  const { heading, email, phone, form } = t('pages.contact.ways');
  return (
    <Chapter heading={heading}>
      <TitledList
        items={
          [
            { ...email, icon: 'mail', to: `mailto:${company.email}`, label: company.email },
            { ...phone, icon: 'phone', to: company.phone.href, label: company.phone.display },
            { ...form, icon: 'document', to: `#${requestFormId}`, label: form.link },
          ] as const
        }
        form="ruled"
        className={styles.ways}
        item={(words, { icon, to, label }) => (
          <>
            <Icon name={icon} className={styles.icon} />
            <div>{words}</div>
            <a href={to}>{label}</a>
          </>
        )}
      />
    </Chapter>
  );
}
