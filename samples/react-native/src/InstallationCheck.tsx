import {useState} from 'react';
import {Button, StyleSheet, Text, View} from 'react-native';
import {
  DeliveryError,
  setLogLevel,
  simulateDelivery,
  useDeliverySession,
  type DeliverySession,
} from '{{reactNative.package}}';

/** Resolves when the parcel has changed hands. */
function handedOver(session: DeliverySession): Promise<void> {
  return new Promise((resolve, reject) => {
    session.onEvent((event) => {
      if (event.kind.type === 'handedOver') resolve();
    }, reject);
  });
}

/** Register this instead of `App` to see that the SDK is in the build. */
export function InstallationCheck() {
  const [session, setSession] = useState<DeliverySession | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const {state, events} = useDeliverySession(session);

  const run = async () => {
    setFailure(null);
    try {
      setLogLevel('debug');
      const simulated = await simulateDelivery({type: 'houseDelivery'}, 0);
      setSession(simulated);
      await handedOver(simulated);
      await simulated.complete('handedToRecipient');
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      setFailure(error.code);
    }
  };

  return (
    <View style={styles.screen}>
      <Button title="Run a delivery" onPress={() => void run()} />
      <Text>{failure ?? `${state ?? 'not started'}, ${events.length} events`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, gap: 12, justifyContent: 'center', padding: 16},
});
