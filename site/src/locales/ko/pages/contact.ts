import type { Dictionary } from '../../dictionary.ts';

/** /contact */
const words: Dictionary['pages']['contact'] = {
  meta: {
    title: '연락처: 사무소 두 곳, 메일함 하나',
    description:
      '메일, 전화, 방문 모두 환영합니다. 본사와 호찌민 지사의 주소, 전화번호, 이메일, 엔지니어가 직접 읽는 의뢰 양식을 안내합니다.', // sample
  },
  heading: '메일도 전화도 좋고, 차 한잔하러 오셔도 됩니다',
  lead: '모든 메시지는 한 메일함으로 모이고 사람이 직접 읽습니다. 사무소 근처에 오실 일이 있으면 소프트웨어가 만들어지는 곳을 둘러보세요.', // sample

  ways: {
    heading: '연락하는 세 가지 방법',
    email: {
      title: '이메일',
      text: '자료를 보내거나 긴 이야기를 나누기에 가장 좋습니다. 영업일 기준 1일 이내에 답변드립니다.', // sample
    },
    phone: {
      title: '전화',
      text: '하노이 시간으로 평일 8:30~17:30에 받습니다. 영어와 베트남어는 바로, 그 밖의 언어는 예약 후 통화하실 수 있습니다.', // sample
    },
    form: {
      title: '의뢰 양식',
      text: '프로젝트를 의뢰하기에 가장 좋습니다. 어차피 여쭤볼 내용을 미리 담았습니다.',
      link: '양식 작성하기',
    },
  },
  offices: {
    heading: '찾아오시는 길',
    headOffice: {
      title: '하노이 본사', // sample
      text: '공원 옆 건물 2층입니다. 안내 데스크는 17:30까지 운영합니다.', // sample
    },
    branch: {
      title: '호찌민 지사',
      text: '식물원에서 걸어서 5분 거리입니다. 오시기 전에 전화해 주세요.', // sample
    },
    map: '지도에서 보기',
  },
  clients: {
    heading: '이미 함께하고 계십니까?',
    text: '테크 리드의 전화번호는 계약서에, 온콜 번호는 대응 절차서 첫 쪽에 있습니다. 둘 다 바로 찾기 어려우시면 이 페이지에서 문의해 주세요.', // sample
  },
  form: {
    heading: '문의 내용을 남겨 주세요',
    lead: '몇 문장이면 충분합니다. 나머지는 저희가 여쭙겠습니다.',
  },
};

export default words;
