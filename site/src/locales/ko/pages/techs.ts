import type { Dictionary } from '../../dictionary.ts';

/** /techs */
const words: Dictionary['pages']['techs'] = {
  meta: {
    title: '기술: 저희가 만드는 세 가지 아키텍처',
    description:
      '풀스택 애플리케이션, 데이터 집약형 애플리케이션, 데이터·AI. 어떤 문제에 어떤 아키텍처가 맞고, 서로 어떻게 맞물리는지 소개합니다.',
  },
  heading: '세 가지 어려움, 세 가지 아키텍처',
  lead: '소프트웨어의 어려움은 대개 셋 중 하나입니다. 규칙이 많거나, 데이터가 많거나, 규칙으로 적을 수 없는 판단이 필요하거나. 어려움이 다르면 구조도 달라야 합니다.',

  list: {
    heading: '세 아키텍처 비교',
    difficulty: '어려운 점',
    example: '적용 사례',
    link: '아키텍처 보기',
    items: {
      'full-stack': {
        difficulty: '많은 사용자와 많은 규칙, 그리고 늘 서로 일치해야 하는 정보',
        example: 'Orderbuddy: 손님과 주방, 계산대가 함께 쓰는 하나의 주문 흐름',
      },
      'data-app': {
        difficulty: '쉬지 않고 밀려드는 대량의 데이터',
        example: 'Yokogawa: 현장 기기가 보내는 실시간 그래프',
      },
      ai: {
        difficulty: '사람은 하지만 규칙으로는 적을 수 없는 판단',
        example: 'Taffi: 가득 찬 옷장과 새 옷 한 점의 매칭',
      },
    },
  },
  together: {
    heading: '한 제품에서 만나는 세 가지',
    paragraphs: [
      '창고 솔루션에는 규칙이 있는 주문, 끊임없이 들어오는 스캔, 모델이 제안하는 동선이 있습니다. 그래서 셋 중 무엇을 고를지가 아니라, 제품의 어느 부분이 어디에 해당하고 어디서 맞닿는지가 중요합니다.',
      '저희는 이 경계부터 그립니다. 그러면 각 부분을 잘 아는 팀이 다른 부분에 영향을 주지 않고 만들고, 테스트하고, 교체할 수 있습니다.',
    ],
  },
  choose: {
    heading: '도구는 어떻게 정합니까?',
    text: '아키텍처를 먼저 정하면 도구는 따라옵니다. 그 원칙을 공개합니다.',
    link: '기술 선택 기준',
  },
  closing: {
    heading: '귀사의 고민은 셋\u00a0중 어느 쪽입니까?',
    text: '편하게 설명해 주세요. 저희가 그림으로 그려 드리겠습니다.',
    link: '상담 신청',
  },
};

export default words;
