import type { Dictionary } from '../../dictionary.ts';

/** /case-studies */
const words: Dictionary['pages']['case-studies'] = {
  meta: {
    title: '구축 사례: 만든 것과 달라진 것',
    description:
      '과제부터 성과까지, 여덟 가지 제품 이야기. 음식점, 패션, 가족 건강, 도어록, 산업용 기기, 문서, 그리고 두 가지 창고를 다룹니다.',
  },
  heading: '필요했던 것, 만든 것, 달라진 것',
  lead: '음식점 테이블에서 창고 바닥까지, 고객사 여덟 곳의 제품 여덟 가지입니다. 사례마다 과제와 해결책, 저희가 맡은 일과 성과를 담았습니다.',

  list: {
    heading: '전체 구축 사례',
    link: '사례 보기',
  },
  reading: {
    heading: '사례를 읽는 방법',
    text: '수치 옆 설명에서 고객사 현황인지, 작업의 성과인지 알 수 있습니다. 공개를 원하지 않는 수치는 싣지 않습니다.', // sample
  },
  closing: {
    heading: '귀사와 비슷한 사례가 있습니까?',
    text: '어떤 사례와 비슷하고 무엇이 다른지 알려 주세요. 그 제품을 만든 담당자를 직접 연결해 드릴 수 있는 경우가 많습니다.', // sample
    link: '상담 신청',
  },
};

export default words;
