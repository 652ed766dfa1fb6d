import { plainChinese } from "./lexicon/slang";

/** Traditional characters that people write about energy, each with its simplified form. */
const TRADITIONAL =
  "電电費费帳账單单節节約约錢钱設设備备機机調调溫温關关開开燈灯熱热車车問问嗎吗麼么們们會会對对時时間间個个資资訊讯價价計计劃划試试體体驗验購购買买賣卖換换獎奖勵励幣币隱隐護护數数據据庫库幫帮謝谢請请說说話话語语簡简為为這这裡里還还從从東东長长負负載载變变動动環环較较過过與与應应虛虚擬拟廠厂參参報报無无線线網网連连絡络聯联係系號号碼码傳传檔档輸输轉转儲储總总統统誰谁讓让給给將将來来現现學学習习發发點点壓压師师專专業业級级務务類类歡欢認认識识讀读寫写詩诗樂乐夠够顯显週周歲岁處处覺觉氣气貴贵區区幾几萬万邊边後后經经該该歷历當当隨随選选擇择賬账詢询陽阳凍冻櫃柜爐炉盤盘廚厨乾干濕湿風风雲云腦脑視视兩两雙双鐘钟錄录頁页圖图檢检測测優优續续繳缴納纳減减達达適适卻却難难題题煩烦營营實实觀观證证馬马產产園园廳厅臺台灣湾團团腳脚佔占條条復复衝冲樣样樓楼鄰邻鬧闹燒烧觸触繞绕偽伪滿满裡里裝装採采聲声歷历優优盡尽預预結结餘余戶户標标績绩徵征榮荣獲获訂订購购禮礼雖虽並并絡络衛卫淨净隻只釋释產产穩稳驚惊嚇吓誤误別别歸归屬属誠诚韓韩蘋苹兒儿聽听舊旧畫画刪删擔担驗验證证滅灭斷断齊齐緊紧壞坏嚴严確确遠远銀银針针額额貓猫養养舉举興兴趕赶勞劳紅红綠绿藍蓝黃黄頭头臉脸錯错陳陈訴诉藥药頻频顧顾詳详細细趨趋勢势晝昼製制離离贏赢煙烟熾炽鋪铺贊赞帶带悶闷條条慳悭";

const simplifiedOf = new Map<string, string>();
for (let i = 0; i + 1 < TRADITIONAL.length; i += 2) {
  const [from, to] = [TRADITIONAL[i], TRADITIONAL[i + 1]];
  if (from !== undefined && to !== undefined && from !== to) simplifiedOf.set(from, to);
}

/**
 * One spelling for what means the same: full-width letters and digits narrow (NFKC), lower case, curly quotes
 * straight, common traditional characters simplified, white space single.
 */
export function normalize(text: string): string {
  const narrow = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"');
  let simplified = "";
  for (const character of narrow) simplified += simplifiedOf.get(character) ?? character;
  return plainChinese(simplified.replace(/\s+/g, " ").trim());
}
