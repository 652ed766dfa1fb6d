/** The pattern also for recognized text that lost the spaces within it or behind it: "TOTALAPAGAR71,28". */
const joined = ({ source }: RegExp): RegExp =>
  new RegExp(source.replaceAll(/ (?![?*+])/g, " ?").replaceAll(/\\b(?=\||$|\))/g, "(?![a-z])"));

/**
 * What bills call things in English, German, French, Spanish and Chinese, and the most usual words of bills in Italian,
 * Portuguese, Malay, Japanese, Korean, Dutch, Polish, Finnish and the Scandinavian languages. The patterns are for
 * folded text (lower case, no accents); word order and compounds differ too much for anything but patterns.
 */
export const LABELS = {
  provider:
    /\b(utility|electricity|energy) (company|provider|supplier)\b|^(provider|supplier)\b|\b(strom)?(lieferant|versorger)\b|\bfournisseur\b|\bcomercializadora\b|^(供电(单位|公司|企业)|售电公司)(?=[:：]|$)/,
  account:
    /\b(account|customer|acct\.?) ?(number|no\b\.?|nr\b\.?|#|id\b)|^account\b|^\w+ account$|\b(kunden|vertrags(konto)?|rechnungskonto) ?-?(nummer|nr\b\.?)|\bvertragskonto\b|\b(numero|no?\.?|n°|nº|reference|ref\.?) (de |du |d')?(client|compte|contrat)\b|\bcompte client\b|\b(numero|n\.? ?[º°o]\.?|no?\.?|referencia) (de |del )?(cliente|contrato|cuenta)\b|\bcuenta contrato\b|户号|(客户|用户|用电)(编号|号码?)|账号|\b(codice|numero|n\.?) ?cliente\b|\bconta[- ]contrato\b|\bno\.? akaun\b|お客(さま|様)番号/,
  period: joined(
    /\b(service|billing|bill|usage|statement|invoice|supply) (period|month)\b|\b(service|usage|supply) dates?\b|\bbilling dates\b|\bfor service\b|\bread dates\b|\bfor the period\b|^period\b|\b(abrechnungs|liefer|verbrauchs|rechnungs)-?(zeitraum|periode)\b|\bzeitraum\b|\bperiode( de| d')?( facturation| consommation| facturee)?\b|\bperiodo( de| del)?( facturacion| consumo| facturado)?\b|([计計][费費]|账单|用[电電]|结算|抄表|电费)(周期|期[间間]|月份|时间)|账期|电费年月|^periodo\b|\bperiodo( de| di)? (fatturazione|riferimento|faturacao|faturamento)\b|\btempoh bil\b|使用期間|\bavser period\b|\blaskutus(kausi|jakso)\b|\bafrekenperiode\b|\bokres rozliczeniowy\b|\bopgorelsesperiode\b|사용기간|\breferente a\b/,
  ),
  periodStart:
    /\b(service|billing|period) (from|start|begins?)( date)?\b|^(start|from)( date)?\b|\b(previous|prior|last) (meter )?read(ing)? date\b|^(von|beginn)\b|^(du|debut)\b|^(desde|fecha (de )?(inicio|lectura anterior))\b|\b(leitura|lettura) (anterior|precedente)\b|开始日期|开始时间|起始日期|(上次|上期|上月)抄表日期|\b(index|releve) ?(de )?(debut|ancien)\b/,
  periodEnd:
    /\b(service|billing|period) (to|end|ends|through)( date)?\b|^(end|to)( date)?\b|\b(current|present|this) (meter )?read(ing)? date\b|^(bis|ende)\b|^(au|fin)\b|^(hasta|fecha (de )?(fin|lectura actual))\b|\b(leitura|lettura) (atual|attuale)\b|结束日期|结束时间|截止日期|(本次|本期|本月)抄表日期|\b(index|releve) ?(de )?(fin|nouveau)\b/,
  /** When the bill was made, and by when it is to be paid. */
  billDate:
    /\b(bill(ing)?|statement|invoice|issue) date\b|\bdate of (bill|issue)\b|\bdate (issued|of issue)\b|\b(rechnungs|ausstellungs)datum\b|\bdate (de (la )?|d')?(facture|facturation|emission)\b|\bfacture du\b|\bfecha (de )?(la )?(factura|emision)\b|\bdata (de|di) emiss(ao|ione)\b|(账单|出账)日期?|\b(facture|fattura|bolletta) n\W{0,3}[\d ]{4,24}d(u|el)\b|\btarikh bil\b|発行日/,
  otherDates:
    /\b(bill|statement|invoice|issue|due) date\b|\bdate (issued|of issue)\b|\bpay(ment)? (due )?(by|before)\b|\b(rechnungs|ausstellungs)datum\b|^datum\b|\bfallig\b|\bzahlbar bis\b|\bdate (de |d')?(facture|emission|limite)\b|\bfecha (de )?(factura|emision|cargo|vencimiento)\b|^vencimiento\b|(账单|出账|缴费|截止)日期?|^scadenza\b|\bentro il\b|\bdata limite\b|\bbayar sebelum\b|\btarikh bil\b|検針日|振替日/,
  /** The day on which the bill's total is paid or debited. */
  payBy:
    /\b(due|debit) date\b|\bpay(ment)? (due )?(by|before|date)\b|\bdirect debit (on|date)\b|\b(fallig|zahlbar bis|lastschrift|abgebucht)\b|\bfecha (limite )?(de )?(cargo|pago|vencimiento)\b|^vencimento\b|^vencimiento\b|\bdate (limite|d.echeance|de prelevement)\b|\b(preleve|prelevement)\b|^scadenza\b|\bentro il\b|\bdata (limite|de (vencimento|debito|pagamento))\b|\bforfall(sdato|odag)\b|\bvervaldatum\b|\bbayar sebelum\b|[繳缴]費期限|[缴繳]费截止|振替日/,
  /** Broad, because a number of days counts only when it agrees with the dates. */
  days: /\bdays\b|tagen?\b|\bjours\b|\bdias\b|天数|日数|\bgiorni\b|\bhari\b|日間/,
  use: /\b(electricity|energy|power|total|net|kwh|metered|billed|actual|your|monthly|current)? ?(usage|used|consumption|consumed)\b|\b(usage|use) \(?kwh\b|\b(billed|total) kwh\b|\bkwh (used|billed|delivered|usage)\b|\b(gesamt|strom|energie|ihr )?-?verbrauch\b|\bconsommation\b|\benergie (consommee|active)\b|\bconsumo\b|\benergia (consumida|activa|facturada)\b|\bkilo ?watt[- ]?hours( used)?\b|用[电電]量|用[电電]度[数數]|(总|總|合计|合計|有功|计费|計費|结算|本期|本月)[电電]量|用电度数|实用电量|[计計][费費]度[数數]|\bconsumi\b|\b(ke|peng)gunaan\b|使用量|\b(for(brukning|bruk|brug)|elforbrukning|stromforbruk|elforbrug|kulutus|verbruik|stroomverbruik|zuzycie)\b|(당월)?사용량|\bunits (consumed|billed)\b|\bbilled units\b|\b(tuketim|spotreba|pemakaian|tieu thu)\b/,
  total:
    /\btotal[ei]?\b|\bgesamt|\bsum(a|me)?\b|\bcelkem\b|合[计計]|总|總|\bjumlah\b|\btotaal\b|\byhteensa\b|\bsumma\b/,
  current:
    /\b(current|present|latest|new|this|end(ing)?|closing)\b.{0,12}\b(meter )?(read(ing)?|index)\b|^(current|present)$|\b(zahlerstand (neu|ende|schluss|aktuell)|(neuer|aktueller) (zahler)?stand|endstand)\b|\b(nouvel|nouveau) (index|releve)\b|\bindex (de )?(fin|nouveau|actuel)\b|\blectura (actual|final)\b|(本期|本次|本月|截止|终止|当前)(表?示数|抄表|表码|读数|止码|抄见)|止码|止度|\b(lettura (attuale|finale)|leitura (atual|final)|bacaan semasa)\b|(当月|今回)指示数|\beindstand\b|당월지침|\bstan koncowy\b|\bson endeks\b|\bny(e)? (aflaesning|avlesning)\b/,
  previous:
    /\b(previous|prior|last|old|start(ing)?|opening)\b.{0,12}\b(meter )?(read(ing)?|index)\b|^(previous|prior)$|\b(zahlerstand (alt|anfang|beginn|vorher)|(alter|letzter|voriger) (zahler)?stand|anfangsstand)\b|\bancien (index|releve)\b|\bindex (de )?(debut|ancien|precedent)\b|\blectura (anterior|inicial)\b|(上期|上次|上月|起始|期初)(表?示数|抄表|表码|读数|起码|抄见)|起码|起度|\b(lettura (precedente|iniziale)|leitura (anterior|inicial)|bacaan (ter)?dahulu)\b|(前月|前回)指示数|\bbeginstand\b|\bavlast forra\b|전월지침|\bstan poczatkowy\b|\bilk endeks\b/,
  multiplier:
    /\b(meter )?(multiplier|constant)\b|\b(zahler|wandler)-?faktor\b|^faktor$|\bcoefficient( de lecture)?\b|\b(multiplicador|constante)\b|倍率|乗率/,
  demand:
    /\b(peak|maximum|max\.?|billed|billing|highest|actual|metered)? ?demand\b|\b(hochst|spitzen|maximal)-?(leistung|last)\b|\bpuissance (atteinte|maximale|max)\b|\b(potencia|demanda) (maxima|demandada|registrada)\b|\bmaximetro\b|最大需量|需量/,
  /** A day on which the meter was read is no longer billed. */
  readDate: /\bread(ing)?\b|抄表|lectura|\brelev|\bindex\b|lettur|leitura|検針/,
  /** A part of the use that has its own price. */
  tier: /\b(tier|step|block|stufe|zone|tranche|tramo)\b ?\d?|阶梯|第.档/,
  /** Words that mean kilowatt-hours by themselves. */
  chineseUse: /电量|電量|用[电電]度[数數]/,
  /** What a contract allows, not what was drawn. */
  contracted:
    /contract|subscribed|connected|souscri|contratada|anschluss|vereinbart|合同|核定|impegnata|disponibile|契約/,
  tariff:
    /\b(rate|price|pricing|tariff) (schedule|plan|class|code|name|option)\b|^(tariff|rate|plan)( name)?\b|\b(tariff|rate|plan) ?:|\byour (plan|rate|tariff)\b|\b(ihr )?(tarif|produkt)(name|bezeichnung)?\b|\b(option|offre)( tarifaire)?\b|\b(tarifa|peaje)( de acceso)?( contratada)?\b|(电价|用电)(类别|类型|性质)|执行电价|^(offerta|tariffa|tarif)\b|契約種別/,
  /** The cost of the period itself… */
  charges: joined(
    /\btotal (current|new|electric(ity)?|energy|monthly)? ?(charges|costs?)\b|\bcharges (for )?th(is|e) (billing |current )?(period|month|bill)\b|\bservice period total\b|\bbilling charges?\b|\b(current|new) (electric(ity)? |energy )?charges\b|\bthis month'?s (electric(ity)? )?charges\b|\b(total[ei]?|totaal|summa?|belop|i alt)( \w+)? (inkl|incl|inclusief)\b|\b(bill|invoice) for the (month|period)\b|\bcurrent (month('?s)? )?bill( amount)?(?! ?(date|no|number|period))\b|\bmontant de la presente facture\b|\b(invoice|bill) (total|amount)\b|\btotal (this (bill|invoice|period)|invoice|bill)\b|\b(rechnungs|gesamt|brutto|end)-?(betrag|summe)\b|\bgesamtkosten\b|\b(montant )?total (ttc|facture|de la facture)\b|\bmontant (de (la|votre) facture|ttc|total)\b|\b(importe )?total (importe )?(de la |de su )?factura\b|\bimporte (total|(de la )?factura)\b|应收电费|(本期|本月|总|当期)电费(合计|金额|总额)?|电费(合计|总额|金额)|(?<![应應][付缴交收])(合计|总)金额|電費(金額)?合計|(本期|本月)電費|電費總(額|計)|總電費|\bcurrent (month|period|bill)(.?s)? charges?\b|\btotale (bolletta|fattura|fornitura)\b|\btotal da fatura\b|\bcaj semasa\b|당월요금계|\btotale? kosten\b|\btotaal (kosten )?(elektriciteit|stroom|factuurbedrag)\b|\bfakturabelop\b|\bbrutto do zaplaty\b|\btotal (of )?(your|all) (\w+ )?(charges|costs)\b|\btotal for (this|the) (billing )?(period|month|bill)\b|\bsum (denne|ny) faktura\b|\bcelkem s dph\b|\btotal boleta\b|\bfatura tutari\b|\btotal tvac\b|\btotal new (activity|charges)\b/,
  ),
  electricityCharges:
    /\b(total[ei]?|totaal|gesamt(betrag|kosten)?|rechnungsbetrag|summe?|suma|razem|cost|kosten|bedrag|montant|importe|coste) (fur |de |of |the |your |la |l.|per )*(strom|electricit\w*|elektri\w*|electricidad|luz|luce|energia elettrica|prad)\b|\belectric(ity)? (charges|costs?|total|services?|supply and delivery)\b|\btotal electric(ity)?\b|\bstromkosten\b|\b(montant|total) electricite\b|\btotal electricidad\b|电费(合计|总额|小计)|\btotale (fornitura )?energia elettrica\b|\btotaal (kosten )?(elektriciteit|stroom)\b|\bkosten (elektriciteit|stroom)\b/,
  /** …and what is to be paid, which may include older debt. */
  due: joined(
    /\b(total )?amount (now )?due(?![a-z])|\bamount due ?on|\b(total|balance) due\b|\b(please|you) pay\b|\b(amount|(round )?sum|total) (to pay|payable|owed)\b|\btotal (amount )?outstanding\b|\btotal to pay\b|\bzu zahlen(der betrag)?\b|\bzahlbetrag\b|\bzu ihren lasten\b|\bsera preleve\b|^a payer\b|\b(net|montant|total|reste) a (payer|regler)\b|\b(total|importe) a pagar\b|^a pagar\b|[应應](?!收[电電][费費])[缴繳交付收](总|總)?(金[额額]|电费|電費|合[计計]|总额|總額)?|待缴金额|\bamount (you owe|owing|to be (paid|drafted|debited|collected))\b|\bclosing (account )?balance\b|\bmontant (total )?(a |qui sera )?preleve(r)?\b|\bmontant total du$|請繳付(此數)?|\b(totale|importo) da pagare\b|\bvalor a pagar\b|\bjumlah (perlu|yang perlu di)bayar\b|\bjumlah perlu bayar\b|\b(nachzahlung|nachforderung|restbetrag)\b|請求(予定)?(金)?額|\b(att|at|a) betal[ae]\b|\bmaksettava(a)?\b|\bte betalen\b|\bnog te betalen\b|\bdo zaplaty\b|\bzu bezahlen\b|\btil betaling\b|\brestbelop\b|\bbalance owed\b|\bdo i owe\b|\bnet (amount )?payable\b|\byou (now )?owe\b|\bodenecek( tutar)?\b|\bnedoplatek\b|\btotal tagihan\b|\bperlu dibayar\b|청구(금액|요금)|납부(할 )?금액|\bk uhrade\b/,
  ),
  /** "If paid after …": more than is due. */
  ifLate: /\b(if (paid|received) (after|late)|after|late|past due|late (charge|payment|fee))\b|违约|滞纳|延滞/,
  /** One part of what a commodity costs. */
  partOfCharges:
    /\b(deliver(y|ed)|supply|distribution|transmission|generation|customer|basic|standing|fixed|adjustments?)\b/,
  grandTotal: /^(grand )?total( amount)?\b|^(gesamt|summe)\b|^合计|^总计|^合計/,
  /** What was owed before this bill, and what was paid toward it. */
  balance: joined(
    /\b(previous|prior|past|last|opening|outstanding|remaining|unpaid) (account |budget )?(balance|bill|due|amount)\b|\bbalance ?(from|remaining|b\/f)|\b(previous(ly)?|prior|past) (months? )?(outstanding|unpaid|owing)\b|\bdue (before|prior to) this (bill|invoice|statement)\b|\b(still|already) owed\b|\bbrought forward\b|\barrears\b|\boverdue\b|\ben souffrance\b|\bamount (due )?(on|from) (your )?last bill\b|\bbalance ?(forward|brought)|\bpast due\b|\b(vortrag|saldo|offener betrag|(report du )?solde( anterieur| precedent)?\b|saldo anterior|impagad)|(上期|前期|往期|历史)(余额|欠费|结余)|欠费|上期[结結][余餘]|[轉转]下期|\bamount (due )?(on|from) (your )?(last|previous|prior) (bill|statement|invoice)\b|\bcarried forward\b|\bsaldo precedente\b|\bbaki (terdahulu|tertunggak)\b|\btunggakan\b|\bopenstaand\b|\brestan[cs]e\b|\b(utestaende|obetal[dt]a?|ubetalt)\b|\b(debitos?|contas?|faturas?) (anterior(es)?|em aberto|pendentes?|em atraso)\b|\badeudos? anterior(es)?\b|[前上]期(未[缴繳交]|欠)|未[缴繳交](金額|电费|電費)|前次未|繰越|\bzaleglosc|\bbal\.? (remaining|fwd|forward|b\/f)|\b(onceki|gecmis) donem\b|\bfra (forrige|tidligere) (faktura|regning)\b|[往旧]月?欠|往月/,
  ),
  payments:
    /\bpayments?( received)?(?![a-z])|thank ?you\b|\b(zahlungen|zahlungseingange?|vorauszahlung(en)?|abschlag(e|szahlungen)?|geleistete)\b|\b(paiements?|acomptes?|versements?)\b|\bpagos?\b|(已缴|已付|已交|预存|预付|预收)|^(amount )?paid\b|\bbeta(a)?l[dt]\b|\binnbetal|\bindbetal|\bwplat|\bguthaben\b|\bcredit balance\b|\bsubsid(y|ies)\b|繳款|\bcredit (received|applied)\b|\bdirect debit payment\b|\bpagament[oi]s?\b|\bbayaran\b|領収|入金|\bvoorschot(ten)?\b|\btermijnbedragen\b|\btop ?-?ups?\b|\bakontozahlungen\b|\bteilbetrage?\b|\ba ?konto\b|\ba?conto\b|\bzalohy\b|\bsu pago\b/,
  /**
   * What a bill asks for beside the cost of the period: an installment of older debt, a level payment, a donation, a
   * relief by the government, a deposit, a fee for being late, a plan that covers appliances.
   */
  aside:
    /\binstal?lments?\b|\b(payment|deferred) (plan|arrangement|agreement)\b|\barrangement\b|\bdeferred (balance|payment|amount)\b|\b(budget|level(ized)?|equal(ized)?) (billing|plan|payments?|amount)\b|\bdonat|\bround ?-?up\b|power ?to ?care\b|\benergyshare\b|\bgood neighbor\b|\bvoluntary\b|\brelief\b|\bvouchers?\b|\bdeposits?\b|\blate (payment )?(fee|charge)s?\b|\b(appliance|service|protection|repair) plan\b|\bmahn(kosten|gebuhr(en)?)\b|\bverzugszinsen\b|\bratenzahlung\b|\bsonstige (rechnungspositionen|forderungen|posten)\b|\bfrais d.administration\b|\bfrais de retard\b|\bversements? egaux\b|\bdons?\b|\bintereses de demora\b|\binteressi di mora\b|\bfraccionamiento\b|\brateizzazione\b|\binterest\b|\b(verzugs)?zinsen\b|\binter[eê]ts?\b|\bdrojsmalsranta\b|\bother (products?|items)\b|\bproducts (and|&) services\b|\bmerchandise\b|\b(appliance|home|surge|line|equipment) (\w+ )?(protection|insurance|warranty|care|cover(age)?|service|financing)\b|\bsurge ?(defense|protect\w*|guard|shield)\b|\bnon-?(regulated|energy|electric(ity)?) |\b(internet|broadband|alarm|security) (service|monitoring|package)?\b|\b(water heater|charger) (rental|lease)\b|\bmerchandise\b|\bpledge\b|紓[緩缓]|纾缓|违约金|滞纳金|按金|押金/,
  tax: /\btax(es)?\b|\bvat\b|\b([ghqps]st|tvq|tps)\b|\b(mwst|ust|umsatzsteuer|mehrwertsteuer|stromsteuer|steuern?)\b|\btva\b|\b(ticfe|cta|accise|cspe|tcfe)\b|\b(iva|igic|impuestos?)\b|[税稅]|\b(imposte|impostos?|icms|cukai)\b|\b(btw|moms|mva|merverdiavgift|alv|dph|ppn|kdv)\b|\bdut(y|ies)\b|부가(가치)?세/,
  fee: /\b(fee|fees|surcharges?|levy|levies|assessment|franchise)\b|\b(umlagen?|abgaben?|konzessionsabgabe)\b|\bcontribution\b|\b(recargos?|bono social)\b|附加|基金/,
  /** Charges that are billed ahead, over a period of their own. */
  subscription:
    /\babonnement|\bsubscription\b|\bstanding charges?\b|\bgrund(preis|gebuhr|tarif)\b|\babo(gebuhr)?\b|\bquota fissa\b|\bpart fixe\b|\bnext (bill|billing|meter)\b|\bprochaine?\b/,
  /** What is paid however much is used. */
  fixedCharge:
    /\b(customer|basic|standing|service|meter|facility|fixed|daily supply|supply) charges?\b|\bgrund(preis|gebuhr)\b|\bjahresgrundpreis\b|\bmessstellen|\babonnement\b|\bpart fixe\b|\bprime fixe\b|\b(termino|cargo) (fijo|de potencia)\b|^potencia\b|\balquiler\b|基本(电)?费|服务费|容量|基本料金|\bquota fissa\b/,
  totalTaxes:
    /\b(total|all) (taxes|fees)\b|\btaxes (and|&|\+) fees\b|\btotal (taxes et|des taxes)\b|\btotal impuestos\b|\bsumme (steuern|abgaben)\b|税费合计|(代征|附加)合计|\btotale (imposte|iva)\b/,
  /** What a sum is called that the tax is still to be added to. */
  beforeTax:
    /\bex ?(vat|gst|tva|btw|mwst|iva|tax|moms|mva)\b|\b(excl|exkl|ekskl|eks|excluding|exclusief|before|without|hors|ohne|netto?|exclusive)\b|\bht\b|\b(sin|s\/|sem) (iva|impuestos?|impostos?)\b|\bbez dph\b|\bhtva\b|\beks\.? mva\b|\buden moms\b|\biva esclusa\b|\bbase imponible\b|不含税|未[税稅]|税[抜別]/,
  /** What brings the sum to whole coins or notes. */
  rounding:
    /\bround(ing|ed|[- ]?off)\b|avrund|utjamning|afrund|\barrondi|\brundung|\bredonde|\barredond|\barrotond|\bpembundaran\b|\bpenggenapan\b|\bafronding\b|\bzaokr|尾[数數]|抹零|端数/,
  /** A sum, or a figure before or after tax: no line of the sum itself. */
  notALine:
    /\bsub ?-?total\b|\b(incl|excl|before|net of|without|hors)\b|\b(ttc|ht)\b|\bzwischensumme\b|\b(netto|brutto)\b|\bbase imponible\b|小计|含税|不含/,
  /** Another time, or no measurement: figures beside these words are not this bill's use. */
  otherTime:
    /\b(last|previous|prior|same|a) (year|month|period)\b|\b(year|month)-?(ago|over)\b|\baverage\b|\bavg\b|\b(per|a|each) day\b|\bdaily\b|\b(forecast|estimate[ds]? (annual|yearly)|annual|yearly|projected|budget|allowance|baseline|limit|compared?|comparison|similar|neighbou?rs?)\b|\bco2\b|\b(vorjahr|vormonat|durchschnitt|pro tag|prognose|vergleich)|\b(annee|mois|periode) (derniere?|precedente?)\b|\bmoyenne\b|\bpar jour\b|\bl'an (passe|dernier)\b|\bprevision|\b(ano|mes|periodo) (anterior|pasado)\b|\b(promedio|medi[ao]|diario|al dia|ultimos|ultimo ano|acumulad[ao])\b|\b(last|past) \d+ (months?|days?)\b|\bletzten\b|\bderniers\b|去年|上年|同比|环比|上月|上期|平均|日均|预计|年度累计|累计|剩余|\btypical(ly)?\b|\bprev(ious)? yr\b|\b(\d+|twelve)[- ]months?\b|\bhistor(y|ique|ial|ik|ia|isch\w*)\b|\bsejarah\b|\bstorico\b|\bgeschiedenis\b|\briwayat\b|\bgecmis\b|\bfor comparison\b|\bin a year\b|\ba year\b|\blast (bill|month)\b|\bmean\b|ø|\bevolution\b|\bverlauf\b|\bgraph\b|\bchart\b|去年同期|平均|\bil y a un an\b|\bun an (avant|plus tot)\b|\bmeme periode\b|\bhace un ano\b|每(?=千|度|户|人)|\b(annuel(le)?|annuo|annua|anual|estimee?)\b|\bpurata\b|前年|昨年|前月使用|\banno (precedente|scorso)\b|\bano passado\b|전월|작년|전년|\bjaarverbruik\b|\barsforbru|\bforegaende\b|\bvuosikulutus\b/,
  exported:
    /export|\b(generat(ed|ion)|feed-?in|sold|returned|surplus|solar|net metering credit)\b|einspeis|injecte|surplus|excedentes\b|energia excedent|vertid|上网|余电|发电|\bimmess[ao]\b|\binjetad[ao]\b|\bexcedentari|\bteruglever|\boverskud|\bnadwyzk/,
  gas: /(?<!greenhouse )\b(natural ?)?gas\b|\bgas(verbrauch|kosten|lieferung|preis|zahler)\b|erdgas|\bgaz\b(?! a effet)|燃气|天然气|煤气|用气/,
  electricity:
    /elec?t+ric|\bstrom|electricite|electricidad|\bluz\b|\bpower\b|[电電]|elektri[ck]|\bluce\b|\bel(handel|nat|skatt|forbrukning)\b|stroom|전기/,
  water:
    /(?<!\bhot )\bwater\b|\b(sewer|sewage|wastewater|sanitation|refuse|trash|stormwater)\b|(?<!\b(?:warm|heiss))wasser|\beau\b(?! chaude)|\bagua\b(?! caliente| quente)|水[费費]|用水|\bacqua\b(?! calda)/,
} as const;
