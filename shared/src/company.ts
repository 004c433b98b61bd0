/**
 * The company, in one place: every page, e-mail and data block reads it here.
 * All values are samples until the owner replaces them.
 */
export const company = {
  name: 'Sunfield',
  slogan: 'Together We Grow',
  email: 'hello@sunfield.example',
  phone: { display: '+84 24 7300 0199', href: 'tel:+842473000199' },
  /** Founding facts (docs/product.md, "Company"). */
  certification: 'ISO 9001:2015',
  /** Office hours and e-mail times are told in this zone. */
  timeZone: 'Asia/Ho_Chi_Minh',
  /** Streets as they are written on the spot; the languages of the site name the place. */
  offices: [
    {
      id: 'head-office',
      street: '12 Duy Tân',
      district: 'Cầu Giấy',
      city: 'Hà Nội',
      map: 'https://www.google.com/maps/search/?api=1&query=12+Duy+T%C3%A2n%2C+C%E1%BA%A7u+Gi%E1%BA%A5y%2C+H%C3%A0+N%E1%BB%99i',
    },
    {
      id: 'ho-chi-minh-city',
      street: '25 Nguyễn Thị Minh Khai',
      district: 'Quận 1',
      city: 'TP. Hồ Chí Minh',
      map: 'https://www.google.com/maps/search/?api=1&query=25+Nguy%E1%BB%85n+Th%E1%BB%8B+Minh+Khai%2C+Qu%E1%BA%ADn+1%2C+TP.+H%E1%BB%93+Ch%C3%AD+Minh',
    },
  ],
  social: [
    { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/sunfield.example' },
    { id: 'whatsapp', name: 'WhatsApp', href: 'https://wa.me/842473000199' },
    { id: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/sunfield-example' },
  ],
} as const;

export type OfficeId = (typeof company.offices)[number]['id'];
