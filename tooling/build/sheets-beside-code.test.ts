import { describe, expect, it } from "vitest";
import { classesByName, missingClasses, namesModule } from "./sheets-beside-code.ts";

describe("a published module that uses a sheet", () => {
  it("brings the sheet for its effect, also where none of its names is asked for, and takes the names one by one", () => {
    const code =
      'import { cx } from "./cx.js";\nimport styles from "../css/vehicle-card.css";\nconst a = styles.card;\n';
    expect(classesByName(code)).toBe(
      'import { cx } from "./cx.js";\nimport "../css/vehicle-card.css";\nimport * as styles from "../css/vehicle-card.js";\nconst a = styles.card;\n',
    );
  });

  it("takes no name that the sheet has no rule for: a template's build would warn of it", () => {
    const code = 'import styles from "../css/vehicle-card.css";\nconst a = [styles.card, styles.price];\n';
    const classesOf = (...names: string[]) => new Map([["vehicle-card", names]]);
    expect(missingClasses(code, classesOf("card"))).toEqual(["price of vehicle-card.css"]);
    expect(missingClasses(code, classesOf("card", "price"))).toEqual([]);
    const named =
      'import card from "../css/vehicle-card.css";\nconst later = () => import("./vehicle-card.tsx");\ncard.card;\n';
    expect(missingClasses(named, classesOf("card"))).toEqual([]);
  });

  it("finds every name of the sheet, also one that is no name of a constant", async () => {
    const names = { card: "vehicle_card_card", "my-card": "vehicle_card_my-card", delete: "vehicle_card_delete" };
    const module = (await import(`data:text/javascript,${encodeURIComponent(namesModule(names))}`)) as object;
    expect({ ...module }).toEqual(names);
  });
});
