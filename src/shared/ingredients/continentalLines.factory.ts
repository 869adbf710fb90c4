/** As Germans, French, Italians, Spaniards, Dutch, Swedes and their neighbours write: line | amount | unit | food. */
export const continentalLines = `
250 g Mehl | 250 | g | Mehl
2 EL Olivenöl | 2 | tbsp | Olivenöl
1 TL Backpulver | 1 | tsp | Backpulver
1 Prise Salz | 1 | pinch | Salz
eine Prise Muskatnuss | 1 | pinch | Muskatnuss
2 Zehen Knoblauch | 2 | clove | Knoblauch
1 Dose Tomaten | 1 | can | Tomaten
1 Dose Kidneybohnen (400 g) | 1 | can | Kidneybohnen
½ Bund Petersilie | 0.5 | bunch | Petersilie
3 Scheiben Brot | 3 | slice | Brot
0,5 l Milch | 0.5 | l | Milch
1 Pck. Vanillezucker | 1 | pack | Vanillezucker
2 Päckchen Trockenhefe | 2 | packet | Trockenhefe
etwas Öl | | | Öl
3 Zwiebeln | 3 | | Zwiebeln
4 Esslöffel Honig | 4 | tbsp | Honig
1 Teelöffel Zimt | 1 | tsp | Zimt
100 ml Sahne | 100 | ml | Sahne
100 g de farine | 100 | g | farine
4 cuillères à soupe d'huile d'olive | 4 | tbsp | huile d'olive
1 cuillère à café de sel | 1 | tsp | sel
2 c. à soupe de sucre | 2 | tbsp | sucre
1 c. à s. de moutarde | 1 | tbsp | moutarde
1 c. à c. de cannelle | 1 | tsp | cannelle
2 càs de miel | 2 | tbsp | miel
2 gousses d'ail | 2 | clove | ail
1 pincée de sel | 1 | pinch | sel
une pincée de muscade | 1 | pinch | muscade
1 sachet de levure | 1 | sachet | levure
20 cl de crème fraîche | 20 | cl | crème fraîche
3 tranches de jambon | 3 | slice | jambon
1 botte de radis | 1 | bunch | radis
2 œufs | 2 | | œufs
un peu de persil | | | persil
200 gr di zucchero | 200 | g | zucchero
3 cucchiai di olio extravergine | 3 | tbsp | olio extravergine
1 cucchiaino di lievito | 1 | tsp | lievito
1 spicchio d'aglio | 1 | clove | aglio
2 spicchi di aglio | 2 | clove | aglio
un pizzico di sale | 1 | pinch | sale
sale q.b. | | | sale
q.b. sale | | | sale
1 bustina di vanillina | 1 | packet | vanillina
2 fette di pane | 2 | slice | pane
1 bicchiere di vino bianco | 1 | glass | vino bianco
2 dientes de ajo | 2 | clove | ajo
1 cucharada de azúcar | 1 | tbsp | azúcar
1 cda de vinagre | 1 | tbsp | vinagre
2 cucharaditas de comino | 2 | tsp | comino
1 taza de arroz | 1 | cup | arroz
1 lata de atún | 1 | can | atún
una pizca de sal | 1 | pinch | sal
1 kg de patatas | 1 | kg | patatas
2 colheres de sopa de manteiga | 2 | tbsp | manteiga
1 colher (chá) de fermento | 1 | tsp | fermento
2 xícaras de farinha | 2 | cup | farinha
3 eetlepels olijfolie | 3 | tbsp | olijfolie
2 el sojasaus | 2 | tbsp | sojasaus
1 tl komijn | 1 | tsp | komijn
2 teentjes knoflook | 2 | clove | knoflook
1 blik kokosmelk | 1 | can | kokosmelk
1 snufje zout | 1 | pinch | zout
2 msk smör | 2 | tbsp | smör
1 tsk salt | 1 | tsp | salt
2 dl vispgrädde | 2 | dl | vispgrädde
2 vitlöksklyftor | 2 | | vitlöksklyftor
1 burk krossade tomater | 1 | can | krossade tomater
1 krm svartpeppar | 1 | pinch | svartpeppar
2 spsk olie | 2 | tbsp | olie
2 fed hvidløg | 2 | clove | hvidløg
2 łyżki oliwy | 2 | tbsp | oliwy
1 łyżeczka soli | 1 | tsp | soli
1 szklanka mleka | 1 | cup | mleka
`
