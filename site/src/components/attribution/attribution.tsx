interface AttributionProps {
  readonly role: string;
  readonly company: string;
}

/** A name of two words or more in Latin letters. */
const name = /(\p{Lu}\p{Script=Latin}*(?:\s\p{Lu}\p{Script=Latin}*)+)/u;

/** Letters that only the Vietnamese subset of the face has. */
const vietnamese = /[ăđĩũơư\u1ea0-\u1ef9]/iu;

/** Who is quoted: name and role, then company. A Vietnamese name is marked as such, and gets its face. */
export function Attribution({ role, company }: AttributionProps) {
  return (
    <figcaption>
      <b>
        {role.split(name).map((part) =>
          vietnamese.test(part) ? (
            <span key={part} lang="vi">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </b>
      {company}
    </figcaption>
  );
}
