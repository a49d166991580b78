import { Container } from "@forecourt/ui-kit/container";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { IconHeart, IconMenu, IconPhone } from "@forecourt/ui-kit/icon";
import { Button } from "@forecourt/ui-kit/button";
import { SkipLink } from "@forecourt/ui-kit/skip-link";
import { Stack } from "@forecourt/ui-kit/stack";
import { ToastProvider } from "@forecourt/ui-kit/toast";
import { Cards } from "./gallery-cards.tsx";
import { Forms } from "./gallery-forms.tsx";
import { Foundations } from "./gallery-foundations.tsx";
import { Navigation } from "./gallery-navigation.tsx";
import { presets } from "./gallery-themes.ts";

/** Every component in every theme. */
export function Gallery() {
  return (
    <ToastProvider>
      <SkipLink href="#metro" />
      {Object.keys(presets).map((name) => (
        <div key={name} id={name} data-theme={name} className="gallery-theme">
          <header className="gallery-band" data-ground="band">
            <Container>
              <Cluster justify="between" nowrap gap={16} style={{ minHeight: 72 }}>
                <strong style={{ fontSize: 20 }}>{name}</strong>
                <Cluster gap={8} nowrap>
                  <Button href="tel:0291234567" variant="quiet" iconStart={<IconPhone />}>
                    02 9123 4567
                  </Button>
                  <Button variant="quiet" iconOnly aria-label="Saved cars">
                    <IconHeart />
                  </Button>
                  <Button variant="quiet" iconOnly aria-label="Menu">
                    <IconMenu />
                  </Button>
                </Cluster>
              </Cluster>
            </Container>
          </header>
          <Container as="main" section>
            <Stack gap={64}>
              <Cards />
              <Forms theme={name} />
              <Navigation />
              <Foundations />
            </Stack>
          </Container>
        </div>
      ))}
    </ToastProvider>
  );
}
